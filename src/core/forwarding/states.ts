/** The states that the simulation looks at, and the ways between them: columns of numbers, since there are millions. */

import type { DomainName } from '../dns/name.ts';
import { wordsOf } from '../text/assumption.ts';
import { itemAt } from '../text/invariant.ts';
import type { Branch, Hop } from './branch.ts';
import { type Adjacency, IntList } from './loops.ts';
import type { NameClass } from './names.ts';
import { mannerOf, type Question } from './question.ts';
import type { Socket } from './socket.ts';

export interface Way {
  readonly branch: Pick<Branch, 'certainty' | 'probability' | 'assumptions'>;
  readonly hop: Hop;
  /** To the name that a longer one began as. */
  readonly grows?: boolean;
}
/** One way on from a state that may come back. */
export interface Edge extends Way {
  readonly to: number;
}

/** One class of names and a type at a socket each, and where its question goes from there. */
export class States {
  readonly #sockets: readonly Socket[];
  readonly #kinds: string[] = [];
  readonly #types: string[] = [];
  readonly #manners: Pick<Question, 'source' | 'withoutRecursion'>[] = [];
  readonly #names: DomainName[] = [];
  readonly #classes: (NameClass | undefined)[] = [];
  readonly #typeIds = new Map<string, number>();
  readonly #nameIds = new Map<DomainName, number>();
  readonly #classIds = new Map<NameClass | undefined, number>();
  readonly #socket = new IntList();
  readonly #name = new IntList();
  readonly #type = new IntList();
  readonly #class = new IntList();
  readonly #from = new IntList();
  readonly #fromWay = new IntList();
  readonly #first = new IntList();
  readonly #to = new IntList();
  readonly #way = new IntList();
  readonly #ways: Way[] = [];
  readonly #wayIds = new Map<Hop['upstream'], { last: number; readonly byText: Map<string, number> }>();
  readonly #later = new Map<number, Edge[]>();
  /** By socket; by name and type in it. */
  readonly #known = new Map<number, Map<number, number>>();

  /** All sockets of a graph, each at its index. */
  constructor(sockets: readonly Socket[]) {
    this.#sockets = sockets;
  }

  get sockets(): number {
    return this.#sockets.length;
  }
  get size(): number {
    return this.#socket.length;
  }

  find({ socket, name, type, source, withoutRecursion }: Question): number | undefined {
    const kind = kindOf(type, { source, withoutRecursion });
    const [nameId, typeId] = [this.#nameIds.get(name), this.#typeIds.get(kind)];
    if (nameId === undefined || typeId === undefined) return undefined;
    return this.#known.get(socket.index)?.get(nameId * MAX_KINDS + typeId);
  }

  /** A state that is not there yet. `cls`: the class that starts here; rewritten names belong to none. `from`: where it was met first. */
  add(
    { socket, name, type, source, withoutRecursion }: Question,
    cls: NameClass | undefined,
    from?: { readonly state: number; readonly way: number },
  ): number {
    const nameId = idIn(this.#nameIds, this.#names, name);
    const typeId = idIn(this.#typeIds, this.#kinds, kindOf(type, { source, withoutRecursion }));
    this.#types[typeId] = type;
    this.#manners[typeId] = { source, withoutRecursion };
    const known = this.#known.get(socket.index) ?? new Map<number, number>();
    this.#known.set(socket.index, known.set(nameId * MAX_KINDS + typeId, this.size));
    this.#name.push(nameId);
    this.#type.push(typeId);
    this.#class.push(idIn(this.#classIds, this.#classes, cls));
    this.#from.push(from?.state ?? -1);
    this.#fromWay.push(from?.way ?? -1);
    this.#socket.push(socket.index);
    return this.size - 1;
  }

  /** The edges that are added from here on are those of the next state. */
  begin(): void {
    this.#first.push(this.#to.length);
  }
  join(to: number, way: number): void {
    this.#to.push(to);
    this.#way.push(way);
  }
  /** One more edge of a state whose others are all there. */
  joinLater(from: number, edge: Edge): void {
    const known = this.#later.get(from);
    if (known === undefined) this.#later.set(from, [edge]);
    else known.push(edge);
  }

  /** The number of a way; alike ones have the same. */
  wayOf(branch: Way['branch'], hop: Hop): number {
    const known = this.#wayIds.get(hop.upstream) ?? { last: -1, byText: new Map<string, number>() };
    this.#wayIds.set(hop.upstream, known);
    // Most upstreams are one stanza's, and each of its questions goes there alike.
    const last = this.#ways[known.last];
    if (last !== undefined && isSameWay(last, branch, hop)) return known.last;
    const { certainty, probability, assumptions } = branch;
    const key = `${hop.server.id}|${hop.step.at.span.start}|${hop.block.at.file.path}|${hop.block.at.span.start}|${certainty}|${probability}|${assumptions.map(wordsOf).join('\n')}`;
    let id = known.byText.get(key);
    if (id === undefined) {
      id = this.#ways.length;
      known.byText.set(key, id);
      this.#ways.push({ branch: { certainty, probability, assumptions }, hop });
    }
    known.last = id;
    return id;
  }
  get ways(): readonly Way[] {
    return this.#ways;
  }

  socketOf(state: number): Socket {
    return itemAt(this.#sockets, this.#socket.at(state));
  }
  nameOf(state: number): DomainName {
    return itemAt(this.#names, this.#name.at(state));
  }
  typeOf(state: number): string {
    return itemAt(this.#types, this.#type.at(state));
  }
  questionOf(state: number): Question {
    const manner = this.#manners[this.#type.at(state)];
    return { socket: this.socketOf(state), name: this.nameOf(state), type: this.typeOf(state), ...manner };
  }
  classOf(state: number): NameClass | undefined {
    return this.#classes[this.#class.at(state)];
  }
  fromOf(state: number): { readonly state: number; readonly way: Way } | undefined {
    const from = this.#from.at(state);
    return from === -1 ? undefined : { state: from, way: itemAt(this.#ways, this.#fromWay.at(state)) };
  }
  edgesOf(state: number): readonly Edge[] {
    const edges: Edge[] = [];
    this.eachEdge(state, (to, way) => edges.push({ to, ...way }));
    return edges;
  }
  eachEdge(state: number, see: (to: number, way: Way) => void): void {
    const end = this.#end(state);
    for (let at = this.#start(state); at < end; at += 1) see(this.#to.at(at), itemAt(this.#ways, this.#way.at(at)));
    for (const later of this.#later.get(state) ?? []) see(later.to, later);
  }

  adjacency(certainties: readonly string[]): Adjacency {
    const sure = this.#ways.map(({ branch }) => certainties.includes(branch.certainty));
    const first = new Int32Array(this.size + 1);
    const to = new IntList();
    for (let state = 0; state < this.size; state += 1) {
      const end = this.#end(state);
      for (let at = this.#start(state); at < end; at += 1)
        if (sure[this.#way.at(at)] === true) to.push(this.#to.at(at));
      for (const later of this.#later.get(state) ?? [])
        if (certainties.includes(later.branch.certainty)) to.push(later.to);
      first[state + 1] = to.length;
    }
    return { size: this.size, first, to: to.values() };
  }

  #start(state: number): number {
    return state < this.#first.length ? this.#first.at(state) : this.#to.length;
  }
  #end(state: number): number {
    return state + 1 < this.#first.length ? this.#first.at(state + 1) : this.#to.length;
  }
}

/** Surely alike; others may be, too. */
function isSameWay(known: Way, branch: Way['branch'], { server, block, step }: Hop): boolean {
  const { certainty, probability, assumptions } = known.branch;
  return (
    known.hop.step === step &&
    known.hop.block === block &&
    known.hop.server === server &&
    certainty === branch.certainty &&
    probability === branch.probability &&
    assumptions.length === 0 &&
    branch.assumptions.length === 0
  );
}

/** Types, with how they are asked for; names are numbered in steps of it. */
const MAX_KINDS = 65_536;

function kindOf(type: string, manner: Parameters<typeof mannerOf>[0]): string {
  return `${type} ${mannerOf(manner)}`;
}

function idIn<T>(ids: Map<T, number>, list: T[], value: T): number {
  const known = ids.get(value);
  if (known !== undefined) return known;
  ids.set(value, list.length);
  list.push(value);
  return list.length - 1;
}
