/** The states that the simulation looks at. */
import type { DomainName } from '../dns/name.ts';
import type { Branch, Hop } from './branch.ts';
import type { Socket } from './graph.ts';
import type { NameClass } from './names.ts';

/** One class of names and a type at a socket, and where its question goes from there. */
export interface State {
  readonly socket: Socket;
  readonly name: DomainName;
  readonly type: string;
  readonly source?: string | undefined;
  /** The class that started here; rewritten names belong to none. */
  readonly cls: NameClass | undefined;
  /** Where it was met first, coming from another state. */
  readonly from: { readonly state: number; readonly edge: Omit<Edge, 'to'> } | undefined;
  edges: Edge[] | undefined;
}
/** One way on from a state that may come back. */
export interface Edge {
  readonly to: number;
  readonly branch: Branch;
  readonly hop: Hop;
  /** To the name that a longer one began as. */
  readonly grows?: boolean;
}
