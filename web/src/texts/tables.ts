/** Tables in lists: home, lobby, my games. */

const en = {
  yourMove: 'your move',
  waiting: 'waiting',
  open: 'open',
  waitingFor: (names: string, since: string) => `Waiting for ${names} since ${since}`,
  waitingForPlayers: (free: number) =>
    free === 1 ? 'Waiting for one more player' : `Waiting for ${free} more players`,
  with: (names: string) => `with ${names}`,
  alone: 'all seats are yours',
  seats: (taken: number, all: number) => `${taken} of ${all} seats taken`,
  sitDown: 'Sit down',
  watch: 'Watch',
  goThere: 'Go there',
  named: (verb: string, title: string, names: string) => (names ? `${verb}: ${title}, ${names}` : `${verb}: ${title}`),
};

const fr: typeof en = {
  yourMove: 'à vous',
  waiting: 'en attente',
  open: 'ouverte',
  waitingFor: (names, since) => `On attend ${names} depuis ${since}`,
  waitingForPlayers: (free) => (free === 1 ? 'On attend encore un joueur' : `On attend encore ${free} joueurs`),
  with: (names) => `avec ${names}`,
  alone: 'toutes les places sont à vous',
  seats: (taken, all) => `${taken} places prises sur ${all}`,
  sitDown: 'S’asseoir',
  watch: 'Regarder',
  goThere: 'Y aller',
  named: (verb, title, names) => (names ? `${verb} : ${title}, ${names}` : `${verb} : ${title}`),
};

export default { en, fr };
