/** States of the simulation and ways between them: columns of numbers, as there are millions. */

import type { DomainName } from '../dns/name.ts';
import { wordsOf } from '../text/assumption.ts';
import { defined } from '../text/defined.ts';
import { entryAt, itemAt } from '../text/invariant.ts';
import type { Branch, Hop } from './branch.ts';
import { type Adjacency, IntList } from './loops.ts';
import type { NameClass } from './names.ts';
import { type Manner, mannerKey, mannerOf, type Question } from './question.ts';
import type { Socket } from './socket.ts';

export interface Way {
  readonly branch: Pick<Branch, 'certainty' | 'probability' | 'unmeasured' | 'assumptions'>;
  readonly hop: Hop;
  /** To the name that a longer one began as. */
  readonly grows?: boolean;
}
export interface Origin {
  readonly branch: Way['branch'];
  readonly from: Pick<Hop, 'server' | 'block' | 'step'>;
  /** The hop by a stanza's upstream of this index; made only where it is shown. */
  readonly hops: Hop | ((upstream: number) => Hop);
  readonly grows?: boolean;
}
export interface Edge extends Way {
  readonly to: number;
}

/** Hops that are looked back. */
const MAX_BACK = 4096;

/** A class of names and a type at a socket each, and where its question goes. */
export class States {
  readonly #sockets: readonly Socket[];
  readonly #kinds: string[] = [];
  readonly #types: string[] = [];
  readonly #manners: Manner[] = [];
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
  readonly #origins: Origin[] = [];
  readonly #originOf = new IntList();
  readonly #upstreamOf = new IntList();
  readonly #socketAfter = new IntList();
  readonly #wayIds = new Map<Hop['upstream'], { last: number; byText?: Map<string, number> }>();
  readonly #later = new Map<number, { readonly to: number; readonly way: number }[]>();
  /** States by a hash of socket, name and type, plus one; a map is too slow. */
  #slots = new Int32Array(64);

  constructor(sockets: readonly Socket[]) {
    this.#sockets = sockets;
  }

  get sockets(): number {
    return this.#sockets.length;
  }
  get size(): number {
    return this.#socket.length;
  }

  find(question: Question): number | undefined {
    const { socket, name } = question;
    const kind = kindOf(question);
    const [nameId, typeId] = [this.#nameIds.get(name), this.#typeIds.get(kind)];
    if (nameId === undefined || typeId === undefined) return undefined;
    const found = entryAt(this.#slots, this.#slotOf(socket.index, nameId, typeId));
    return found === 0 ? undefined : found - 1;
  }
  /** A state's question at another socket. */
  findAlike(state: number, socket: number): number | undefined {
    const found = entryAt(this.#slots, this.#slotOf(socket, this.#name.at(state), this.#type.at(state)));
    return found === 0 ? undefined : found - 1;
  }

  /** `cls`: the class that starts here; rewritten names have none. `from`: where it was met first. */
  add(question: Question, cls: NameClass | undefined, from?: { readonly state: number; readonly way: number }): number {
    const { socket, name } = question;
    const nameId = idIn(this.#nameIds, this.#names, name);
    const typeId = idIn(this.#typeIds, this.#kinds, kindOf(question));
    this.#types[typeId] = question.type;
    this.#manners[typeId] = mannerOf(question);
    this.#class.push(idIn(this.#classIds, this.#classes, cls));
    return this.#put(socket.index, nameId, typeId, from);
  }
  /** A state's question at another socket, as a new state. */
  addAlike(state: number, socket: number, way: number): number {
    this.#class.push(this.#class.at(state));
    return this.#put(socket, this.#name.at(state), this.#type.at(state), { state, way });
  }
  #put(
    socket: number,
    name: number,
    type: number,
    from: { readonly state: number; readonly way: number } | undefined,
  ): number {
    this.#slots[this.#slotOf(socket, name, type)] = this.size + 1;
    this.#name.push(name);
    this.#type.push(type);
    this.#from.push(from?.state ?? -1);
    this.#fromWay.push(from?.way ?? -1);
    this.#socket.push(socket);
    if (this.size * 2 > this.#slots.length) this.#widen();
    return this.size - 1;
  }
  #slotOf(socket: number, name: number, type: number): number {
    const slots = this.#slots;
    const last = slots.length - 1;
    let slot = hashOf(socket, name, type) & last;
    for (let known = entryAt(slots, slot); known !== 0; known = entryAt(slots, slot)) {
      const state = known - 1;
      if (this.#socket.at(state) === socket && this.#name.at(state) === name && this.#type.at(state) === type) break;
      slot = (slot + 1) & last;
    }
    return slot;
  }
  #widen(): void {
    this.#slots = new Int32Array(this.#slots.length * 4);
    for (let state = 0; state < this.size; state += 1)
      this.#slots[this.#slotOf(this.#socket.at(state), this.#name.at(state), this.#type.at(state))] = state + 1;
  }

  /** Edges that are added from here on are the next state's. */
  begin(): void {
    this.#first.push(this.#to.length);
  }
  join(to: number, way: number): void {
    this.#to.push(to);
    this.#way.push(way);
  }
  /** An edge of a state that has its others. */
  joinLater(from: number, { to, branch, hop, grows }: Edge): void {
    const way = this.#addWay(this.addOrigin({ branch, from: hop, hops: hop, ...defined({ grows }) }), -1, -1);
    const known = this.#later.get(from);
    if (known === undefined) this.#later.set(from, [{ to, way }]);
    else known.push({ to, way });
  }

  /** Alike ways have the same number. */
  wayOf(branch: Way['branch'], hop: Hop): number {
    const known = this.#wayIds.get(hop.upstream);
    if (known !== undefined && isSameWay(this.#originAt(known.last), branch, hop)) return known.last;
    if (known !== undefined) {
      known.byText ??= new Map([[textOf(this.branchOf(known.last), this.hopOf(known.last)), known.last]]);
      const same = known.byText.get(textOf(branch, hop));
      if (same !== undefined) {
        known.last = same;
        return same;
      }
    }
    const { certainty, probability, unmeasured, assumptions } = branch;
    const kept = { certainty, probability, unmeasured, assumptions };
    const id = this.#addWay(this.addOrigin({ branch: kept, from: hop, hops: hop }), -1, -1);
    known?.byText?.set(textOf(branch, hop), id);
    if (known === undefined) this.#wayIds.set(hop.upstream, { last: id });
    else known.last = id;
    return id;
  }
  addOrigin(origin: Origin): number {
    this.#origins.push(origin);
    return this.#origins.length - 1;
  }
  /** A stanza's way by an upstream, which no other call makes. */
  addStanzaWay(origin: number, upstream: number, socket: number): number {
    return this.#addWay(origin, upstream, socket);
  }
  #addWay(origin: number, upstream: number, socket: number): number {
    this.#originOf.push(origin);
    this.#upstreamOf.push(upstream);
    this.#socketAfter.push(socket);
    return this.#originOf.length - 1;
  }
  #originAt(way: number): Origin {
    return itemAt(this.#origins, this.#originOf.at(way));
  }
  get ways(): number {
    return this.#originOf.length;
  }
  socketAfter(way: number): number {
    return this.#socketAfter.at(way);
  }
  originOf(way: number): number {
    return this.#originOf.at(way);
  }
  branchOf(way: number): Way['branch'] {
    return this.#originAt(way).branch;
  }
  senderOf(way: number): Origin['from'] {
    return this.#originAt(way).from;
  }
  hopOf(way: number): Hop {
    const { hops } = this.#originAt(way);
    return typeof hops === 'function' ? hops(this.#upstreamOf.at(way)) : hops;
  }
  #wayAt(way: number): Way {
    const { grows } = this.#originAt(way);
    return { branch: this.branchOf(way), hop: this.hopOf(way), ...defined({ grows }) };
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
    return from === -1 ? undefined : { state: from, way: this.#wayAt(this.#fromWay.at(state)) };
  }
  /** A rewrite made its name longer, and on the way here its socket had so many shorter and shorter ones. */
  hasGrown(state: number, times: number): boolean {
    let at = this.#from.at(state);
    let [left, length] = [times, this.nameOf(state).length];
    if (at === -1 || this.nameOf(at).length >= length) return false;
    for (let hops = 0; at !== -1 && left > 0 && hops < MAX_BACK; at = this.#from.at(at), hops += 1) {
      if (this.#socket.at(at) !== this.#socket.at(state) || this.nameOf(at).length >= length) continue;
      left -= 1;
      length = this.nameOf(at).length;
    }
    return left === 0;
  }
  edgesOf(state: number): readonly Edge[] {
    const edges: Edge[] = [];
    this.eachEdge(state, (to, way) => {
      edges.push({ to, ...this.#wayAt(way) });
    });
    return edges;
  }
  /** In the order of `edgesOf`. */
  edgeOf(state: number, isIt: (to: number, way: number) => boolean): Edge | undefined {
    let found: { readonly to: number; readonly way: number } | undefined;
    this.eachEdge(state, (to, way) => {
      if (found === undefined && isIt(to, way)) found = { to, way };
    });
    return found && { to: found.to, ...this.#wayAt(found.way) };
  }
  eachEdge(state: number, see: (to: number, way: number) => void): void {
    const end = this.#end(state);
    for (let at = this.#start(state); at < end; at += 1) see(this.#to.at(at), this.#way.at(at));
    for (const later of this.#later.get(state) ?? []) see(later.to, later.way);
  }

  hasWays(certainty: Branch['certainty'] | undefined): boolean {
    return this.#origins.some(({ branch }) => branch.certainty === certainty);
  }
  adjacency(certainties: readonly string[]): Adjacency {
    const sure = this.#origins.map(({ branch }) => certainties.includes(branch.certainty));
    const first = new Int32Array(this.size + 1);
    const to = new IntList();
    for (let state = 0; state < this.size; state += 1) {
      const end = this.#end(state);
      for (let at = this.#start(state); at < end; at += 1)
        if (sure[this.originOf(this.#way.at(at))] === true) to.push(this.#to.at(at));
      for (const later of this.#later.get(state) ?? []) if (sure[this.originOf(later.way)] === true) to.push(later.to);
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
function isSameWay({ branch: known, from }: Origin, branch: Way['branch'], { server, block, step }: Hop): boolean {
  return (
    from.step === step &&
    from.block === block &&
    from.server === server &&
    known.certainty === branch.certainty &&
    known.probability === branch.probability &&
    known.assumptions.length === 0 &&
    branch.assumptions.length === 0
  );
}

function textOf({ certainty, probability, assumptions }: Way['branch'], { server, block, step }: Hop): string {
  return `${server.id}|${step.at.span.start}|${block.at.file.path}|${block.at.span.start}|${certainty}|${probability}|${assumptions.map(wordsOf).join('\n')}`;
}

/** As MurmurHash3 mixes them. */
function hashOf(socket: number, name: number, type: number): number {
  let hash = Math.imul(socket, 0xcc9e2d51) ^ Math.imul(name, 0x1b873593) ^ Math.imul(type + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

function kindOf(asked: Omit<Question, 'socket' | 'name'>): string {
  return `${asked.type} ${mannerKey(asked)}`;
}

function idIn<T>(ids: Map<T, number>, list: T[], value: T): number {
  const known = ids.get(value);
  if (known !== undefined) return known;
  ids.set(value, list.length);
  list.push(value);
  return list.length - 1;
}
