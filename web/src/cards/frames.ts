/** The edges of cards: battlements for the alliance, torn paper for the horde; servants are tokens, cut with eight corners. */

export const BATTLEMENT = 'M0 1H14V5H28V1H43V5H57V1H72V5H86V1H100V97Q100 100 97 100H3Q0 100 0 97Z';
export const TORN =
  'M3 0H97Q100 0 100 3V96L92 99L84 95.5L76 100L67 96L58 99.5L50 95.5L41 100L33 96L25 99.5L16 95.5L8 99L0 96V3Q0 0 3 0Z';
export const TOKEN = 'M20 2H80L98 15V85L80 98H20L2 85V15Z';
