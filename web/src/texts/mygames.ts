/** My games. */

const en = {
  title: 'My games',
  playing: 'Playing',
  waiting: 'Waiting for players',
  over: 'Finished',
  replay: 'Replay',
  rematch: 'Rematch',
  replayOf: (title: string, day: string) => `Replay: ${title}, ${day}`,
  rematchOf: (title: string, day: string) => `Rematch: ${title}, ${day}`,
  starting: 'Setting the table…',
  moreOver: (count: number) => `Show all ${count}`,
  empty: 'No games yet. Your games wait for you here, also tomorrow.',
  emptyPlay: 'Open a table',
  noneRunning: 'No game is running.',
};

const fr: typeof en = {
  title: 'Mes parties',
  playing: 'En cours',
  waiting: 'En attente de joueurs',
  over: 'Terminées',
  replay: 'Revoir',
  rematch: 'Revanche',
  replayOf: (title, day) => `Revoir : ${title}, ${day}`,
  rematchOf: (title, day) => `Revanche : ${title}, ${day}`,
  starting: 'On met la table…',
  moreOver: (count) => `Voir les ${count}`,
  empty: 'Pas encore de partie. Vos parties vous attendront ici, demain aussi.',
  emptyPlay: 'Ouvrir une table',
  noneRunning: 'Aucune partie en cours.',
};

export default { en, fr };
