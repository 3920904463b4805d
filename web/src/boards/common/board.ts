import type { Frame, LogLine, ShownOffer } from '../../lib/protocol';

/** What every board component gets. It draws `frame` and reports touches; it decides nothing. */
export interface BoardProps {
  frame: Frame;
  /** Legal now: what glows, by the id that an offer touches first. Empty where nobody may choose (replays). */
  lit: ReadonlyMap<string, readonly ShownOffer[]>;
  /** The offer that is being considered (its consequence is shown, not yet made). */
  considered: ShownOffer | null;
  /** Several choices that begin with one pressed piece, while it is asked which one is meant: show where they lead. */
  among?: readonly ShownOffer[];
  /** What just happened, for animation; empty after a jump. */
  news: readonly LogLine[];
  /** Somebody pressed the piece with this id (as in `ShownOffer.touches`), legal or not. */
  ontouch: (id: string) => void;
  /** Somebody pressed exactly this choice, where one piece could mean many: an area that lies just so. */
  onpress?: (offer: ShownOffer) => void;
}

/** The boards that are drawn; any other game is shown by the generic one, where everything is chosen by buttons. */
export const DRAWN: ReadonlySet<string> = new Set(['tableau', 'lanes', 'hexes', 'isles']);
