/** The Final Battles as the log tells them: who laid out what, what was added, who took the token. */

import type { LogLine } from '../../lib/protocol';
import { faceOf } from './cards';
import type { Table } from './view';
import type { Winner } from './winners';
import type { Told } from './words';

/** One player's part in a battle. */
export interface Host {
  /** Whether it has been told what they lay out. */
  isOut: boolean;
  cards: readonly string[];
  flayers: number;
  demons: number;
  total: number;
}

export interface Scene {
  battle: string;
  token: number | null;
  hosts: readonly Host[];
  /** Null while it is being fought. */
  winner: Winner | null;
}

const NOBODY_YET: Host = { isOut: false, cards: [], flayers: 0, demons: 0, total: 0 };

/** The kinds of lines that are told of a battle. */
const OF_BATTLES: ReadonlySet<string> = new Set([
  'laid-out',
  'flayer-added',
  'demon-added',
  'passed',
  'token-won',
  'token-lost',
]);

export function isOfBattles(line: LogLine): boolean {
  return OF_BATTLES.has(line.kind);
}

/** What is known of the battles so far. `at` is the battle that the log speaks of. */
export interface Chronicle {
  scenes: ReadonlyMap<string, Scene>;
  at: string | null;
  table: Table | null;
}

export const UNTOLD: Chronicle = { scenes: new Map(), at: null, table: null };

/** A new frame has come: what the one before it showed of its battle is remembered, for the lines that go on from there. */
export function turnTo(chronicle: Chronicle, table: Table): Chronicle {
  const before = chronicle.table === null ? null : presentScene(chronicle.table);
  if (before === null) return { ...chronicle, table };
  return { scenes: new Map(chronicle.scenes).set(before.battle, before), at: before.battle, table };
}

/** Some more lines were told. What they say of the present battle is left out: the frame shows it already. */
export function tell(chronicle: Chronicle, lines: readonly LogLine[]): Chronicle {
  return lines.reduce(tellLine, chronicle);
}

function tellLine(chronicle: Chronicle, line: LogLine): Chronicle {
  const { table } = chronicle;
  const told = line as Told;
  const at = 'battle' in told.facts ? told.facts.battle : chronicle.at;
  if (!isOfBattles(line) || at === null || table === null) return chronicle;
  if (at === presentScene(table)?.battle) return { ...chronicle, at };
  const known = chronicle.scenes.get(at);
  const scene = known && !(line.kind === 'laid-out' && known.winner !== null) ? known : openedScene(at, table);
  return { table, at, scenes: new Map(chronicle.scenes).set(at, step(scene, told)) };
}

/** A battle for which nobody has laid out anything yet. */
export function openedScene(battle: string, table: Table): Scene {
  const token = table.row.find((card) => card.battle === battle)?.token ?? null;
  return { battle, token, hosts: table.seats.map(() => NOBODY_YET), winner: null };
}

function step(scene: Scene, { kind, facts }: Told): Scene {
  const change = (seat: number, how: (host: Host) => Host): Scene => ({
    ...scene,
    hosts: scene.hosts.map((host, each) => (each === seat ? how(host) : host)),
  });
  switch (kind) {
    case 'laid-out': {
      const { seat, cards } = facts;
      return change(seat, () => ({ isOut: true, cards, flayers: 0, demons: 0, total: cards.length }));
    }
    case 'flayer-added':
      return change(facts.seat, (host) => ({ ...host, flayers: host.flayers + 1, total: facts.total }));
    case 'demon-added':
      return change(facts.seat, (host) => withDemon(host, facts.card, facts.total, scene.battle));
    case 'token-won':
    case 'token-lost': {
      const hosts = scene.hosts.map((host, each) => ({ ...host, total: facts.totals[each] ?? host.total }));
      return { ...scene, hosts, token: facts.token, winner: kind === 'token-won' ? facts.seat : 'nobody' };
    }
    default:
      return scene;
  }
}

/** A Demon joins, and its sacrifice goes: a monster of this battle no longer fights in it. */
function withDemon(host: Host, sacrifice: string, total: number, battle: string): Host {
  const place = faceOf(sacrifice).battles.includes(battle) ? host.cards.indexOf(sacrifice) : -1;
  const cards = host.cards.filter((_, each) => each !== place);
  return { ...host, cards, demons: total - cards.length - host.flayers, total };
}

/** The battle that is being fought now, as the frame shows it. */
export function presentScene(table: Table): Scene | null {
  const card = table.phase === 'battles' ? table.row[table.battle] : undefined;
  if (!card) return null;
  const hosts = table.seats.map((side) => ({
    isOut: true,
    cards: side.laid_out ?? [],
    flayers: side.flayers_added,
    demons: side.demons_added,
    total: side.battle_total ?? 0,
  }));
  return { ...card, hosts, winner: null };
}

/** The winners that the chronicle tells, as far as they still agree with the row. */
export function winnersTold({ scenes, table }: Chronicle): ReadonlyMap<string, Winner> {
  const winners = new Map<string, Winner>();
  for (const { battle, token } of table?.row ?? []) {
    const scene = scenes.get(battle);
    if (scene && scene.winner !== null && scene.token === token) winners.set(battle, scene.winner);
  }
  return winners;
}

/** Who leads a battle: the seats with the most, if they have any. */
export function leadersOf(scene: Scene): readonly number[] {
  const most = Math.max(...scene.hosts.map((host) => host.total));
  return most > 0 ? scene.hosts.flatMap((host, seat) => (host.total === most ? [seat] : [])) : [];
}
