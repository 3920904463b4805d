/** Small games for the tests of this folder: a service that answers studies, and the shapes that it answers with. */

import { vi } from 'vitest';
import type { Frame, LogLine, Replay, ReplayStep, ShownOffer, Studied, Study } from '../../lib/protocol';

export function line(number: number, text: string, more: Partial<LogLine> = {}): LogLine {
  return { number, choice: 0, kind: 'told', text, rule: 'CH-A-01', facts: {}, heading: false, moment: false, ...more };
}

export function offer(key: string): ShownOffer {
  return { key, label: `Choose ${key}`, touches: [], verb: key, about: {} };
}

export function frame(prompt: string, offers: readonly string[]): Frame {
  return {
    game: 'chess',
    board: '',
    seat: 0,
    names: ['Andy', 'Becca'],
    view: {},
    progress: null,
    ask: {
      number: 0,
      seats: [0],
      prompt,
      rule: 'CH-A-02',
      offers: offers.map(offer),
      written: '',
      passing: '',
      each: false,
    },
    outcome: null,
    open: true,
  };
}

/** A game in which `a` and `b` are always legal and everything that is chosen is told. */
export function answerTo(study: Study): Studied {
  const made = study.choices ?? [];
  const log = made.map((key, number) => line(number, `Andy chose ${key}.`));
  const refused = study.touched
    ? ({ type: 'no', id: study.touched, code: 'rule', rule: 'CH-A-03', because: 'It is pinned.' } as const)
    : null;
  return { earlier: [], frame: frame(`What now, after ${made.length}?`, ['a', 'b']), log, refused };
}

/** Let `/api/study` answer like that; everything else is not there. Returns the studies that were asked for. */
export function serveStudies(answer: (study: Study) => Studied = answerTo): Study[] {
  const asked: Study[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address !== '/api/study')
      return new Response(JSON.stringify({ status: 404, because: 'Nothing here.' }), { status: 404 });
    const study = JSON.parse(String(init?.body)) as Study;
    asked.push(study);
    return new Response(JSON.stringify(answer(study)), { status: 200 });
  });
  return asked;
}

export function replayStep(number: number, more: Partial<ReplayStep> = {}): ReplayStep {
  return {
    number,
    seat: number % 2,
    key: `k${number}`,
    label: `Do ${number}`,
    heading: 'Round 1',
    log: [],
    values: [0.25, 0.75],
    forced: false,
    ...more,
  };
}

export function replay(steps: readonly ReplayStep[]): Replay {
  return {
    id: 'r',
    game: 'chess',
    title: 'Chess',
    names: ['Andy', 'Becca'],
    settings: [],
    commitment: '',
    seed: '',
    result: 'Andy wins.',
    steps: [...steps],
    opening: [],
    text: '',
    invite: '',
  };
}
