/** What is done before a hand, as sentences. */
import { type Seat, windTile } from '../../engine/notation.ts';
import type { CeremonyAct, CeremonyStep, Scene } from '../../engine/table.ts';
import { letterInText, type PlayerForm, playerInText } from '../hand/player-names.ts';
import { tileInText, tilesAlike } from '../hand/tile-names.ts';
import { asSentence, type Say } from '../speak.ts';

interface Told {
  readonly scene: Scene;
  readonly say: Say;
}

/** A player by the wind, or by the letter before there is one. */
function inText(seat: Seat, form: PlayerForm, { scene, say }: Told): string {
  const row = scene.seats[seat];
  if (!row) return '';
  return row.wind && !scene.lot
    ? playerInText(say, form, row.wind)
    : letterInText(say, form, row.player);
}

/** The same at the head of a sentence. */
const whoIs = (seat: Seat, told: Told): string => asSentence(inText(seat, 'the', told));

/** A player who is pointed at: the letter stands beside the wind. */
function named(seat: Seat, form: PlayerForm, told: Told): string {
  const row = told.scene.seats[seat];
  const wind = inText(seat, form, told);
  return row?.wind && !told.scene.lot ? told.say('scene.seat', { wind, player: row.player }) : wind;
}

const playerAt = (seat: Seat, { scene }: Told): string => scene.seats[seat]?.player ?? '';

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0);

/** The side of the breach that tiles are dealt from, and the other one. */
const headSide = ({ scene, say }: Told): string => say(`scene.${scene.wall.runs}`);

const tailSide = ({ scene, say }: Told): string =>
  scene.wall.runs === 'left' ? say('scene.right') : say('scene.left');

type Act<K extends CeremonyAct['kind']> = Extract<CeremonyAct, { readonly kind: K }>;

const THROWN = {
  'east-seat': 'scene.act.eastSeat',
  'first-wind': 'scene.act.firstWind',
  'starter-first': 'scene.act.starterFirst',
  starter: 'scene.act.starter',
  wall: 'scene.act.wall',
  'wall-and-stack': 'scene.act.wallAndStack',
} as const;

function thrown(act: Act<'throw'>, told: Told): string {
  const { say, scene } = told;
  const own = sumOf(act.dice);
  const said = {
    who: whoIs(act.seat, told),
    total: own,
    to: act.reaches === undefined ? '' : named(act.reaches, 'the', told),
    ofTo: act.reaches === undefined ? '' : named(act.reaches, 'of', told),
  };
  switch (act.for) {
    case 'row-end':
      return own % 2 === 1 ? say('scene.act.rowOdd', said) : say('scene.act.rowEven', said);
    case 'stack':
      return say('scene.act.stack', {
        ...said,
        own,
        total: scene.throws.reduce((sum, { dice }) => sum + sumOf(dice), 0),
      });
    case 'chooser':
    case 'east':
    case 'rank':
      return act.again ? say('scene.act.again', said) : say('scene.act.throw', said);
    default:
      return say(THROWN[act.for], said);
  }
}

function breached({ seat, count, place }: Act<'breach'>, told: Told): string {
  const { say, scene } = told;
  // Stacks are counted from the end that they are taken to.
  const said = { who: whoIs(seat, told), total: count, side: tailSide(told) };
  const ofTo = named(place.seat, 'of', told);
  return [
    say('scene.act.breach', said),
    ...(place.seat === seat ? [] : [say('scene.act.corner', { stack: place.stack, ofTo })]),
    ...(scene.wall.opens === 'gap' ? [say('scene.act.parted')] : []),
  ].join(' ');
}

function loosened({ stacks, renewed }: Act<'loose'>, told: Told): string {
  if (renewed) return told.say('scene.act.renewed');
  const [low = 1, high = low] = stacks;
  const said = { low, high, side: tailSide(told) };
  return told.say(low === high ? 'scene.act.loose' : 'scene.act.looseTwo', said);
}

function setApart({ tiles, stacks, replaces }: Act<'set-apart'>, told: Told): string {
  const { say } = told;
  const side = tailSide(told);
  if (tiles === 0) return say('scene.act.apart.none');
  if (stacks === undefined) return say('scene.act.apart.last', { tiles, side });
  const said = { stacks, tiles, side };
  return say(replaces ? 'scene.act.apart.replaces' : 'scene.act.apart.own', said);
}

function taken({ seat, tiles, nth }: Act<'take'>, told: Told): string {
  const { say } = told;
  const said = { who: whoIs(seat, told), side: headSide(told) };
  if (tiles.length > 2)
    return say(nth === 0 ? 'scene.act.take.first' : 'scene.act.take.next', said);
  if (tiles.length === 2) return say('scene.act.take.tops', said);
  return say(tiles[0]?.layer === 'top' ? 'scene.act.take.top' : 'scene.act.take.bottom', said);
}

function begun({ seat }: Act<'begin'>, told: Told): string {
  const n = told.scene.seats[seat]?.held.length ?? 0;
  return told.say('scene.act.begin', { who: whoIs(seat, told), n, others: n - 1 });
}

function replaced({ seat, from }: Act<'replace'>, told: Told): string {
  const said = { who: whoIs(seat, told), stack: from.stack, side: tailSide(told) };
  if (from.layer === 'loose') return told.say('scene.act.replace.loose', said);
  return told.say(
    from.layer === 'top' ? 'scene.act.replace.top' : 'scene.act.replace.bottom',
    said,
  );
}

function claimed({ seat, giver, tile }: Act<'claim'>, told: Told): string {
  const { say } = told;
  const who = whoIs(seat, told);
  const claim = say('scene.act.claim', {
    who,
    tile: tileInText(say, 'the', tile),
    to: inText(giver, 'the', told),
  });
  if ((giver + 1) % 4 === seat) return claim;
  return `${claim} ${say('scene.act.passed', { ofWho: inText(seat, 'of', told) })}`;
}

/** What is done in the places of the players. */
function seated(
  act: Act<'lot' | 'tidy' | 'draw-wind' | 'choose-seat' | 'sit' | 'start'>,
  told: Told,
) {
  const { say } = told;
  switch (act.kind) {
    case 'lot':
      return say(act.as === 'column' ? 'scene.act.lot.column' : 'scene.act.lot.row', {
        who: whoIs(act.seat, told),
      });
    case 'tidy':
      return say(act.from === 'left' ? 'scene.act.tidy.left' : 'scene.act.tidy.right');
    case 'draw-wind':
      return say('scene.act.drawWind', {
        who: playerAt(act.seat, told),
        tile: tileInText(say, 'the', windTile(act.wind)),
      });
    case 'choose-seat':
      return say('scene.act.chooseSeat', { who: playerAt(act.seat, told) });
    case 'sit':
      return say('scene.act.sit', { player: playerAt(act.east, told) });
    case 'start':
      return say('scene.act.start', { player: playerAt(act.seat, told) });
  }
}

/** An act as a sentence, or two. */
export function actText({ act, scene }: Pick<CeremonyStep, 'act' | 'scene'>, say: Say): string {
  const told = { scene, say };
  const who = 'seat' in act ? whoIs(act.seat, told) : '';
  switch (act.kind) {
    case 'throw':
      return thrown(act, told);
    case 'build':
      return say('scene.act.build', { stacks: act.stacks, tiles: act.tiles });
    case 'breach':
      return breached(act, told);
    case 'loose':
      return loosened(act, told);
    case 'set-apart':
      return setApart(act, told);
    case 'marker':
      return say('scene.act.marker', {
        stack: act.stack,
        side: tailSide(told),
        tile: tileInText(say, 'the', act.tile),
        to: tileInText(say, 'the', act.pointsAt),
      });
    case 'take':
      return taken(act, told);
    case 'flower':
      return scene.flowersDown
        ? say('scene.act.flower.down', { who })
        : say('scene.act.flower', { who });
    case 'begin':
      return begun(act, told);
    case 'kong':
      return say('scene.act.kong', { who, tiles: tilesAlike(say, act.tile) });
    case 'replace':
      return replaced(act, told);
    case 'discard':
      return say('scene.act.discard', { who, tile: tileInText(say, 'the', act.tile) });
    case 'claim':
      return claimed(act, told);
    case 'draw':
      return say('scene.act.draw', { who, side: headSide(told) });
    default:
      return seated(act, told);
  }
}
