/** What is done before a hand, as sentences. */
import { type Seat, windTile } from '../../engine/notation.ts';
import type { CeremonyAct, CeremonyStep, Scene } from '../../engine/table.ts';
import { letterInText, type PlayerForm, playerInText } from '../hand/player-names.ts';
import { tileInText, tilesAlike } from '../hand/tile-names.ts';
import { asSentence, type Say } from '../speak.ts';

/** A scene, and how it is places. */
interface SceneVoice {
  readonly scene: Scene;
  readonly say: Say;
}

/** A player by the wind, or by the letter before there is one. */
function inText(seat: Seat, form: PlayerForm, { scene, say }: SceneVoice): string {
  const row = scene.seats[seat];
  if (!row) return '';
  return row.wind && !scene.lot
    ? playerInText(say, form, row.wind)
    : letterInText(say, form, row.player);
}

/** The same at the head of a sentence. */
const whoIs = (seat: Seat, voice: SceneVoice): string => asSentence(inText(seat, 'the', voice));

/** A player who is pointed at: the letter stands beside the wind. */
function inTextWithLetter(seat: Seat, form: PlayerForm, voice: SceneVoice): string {
  const row = voice.scene.seats[seat];
  const wind = inText(seat, form, voice);
  return row?.wind && !voice.scene.lot
    ? voice.say('scene.seat', { wind, player: row.player })
    : wind;
}

const playerAt = (seat: Seat, { scene }: SceneVoice): string => scene.seats[seat]?.player ?? '';

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0);

/** The side of the breach that tiles are dealt from, and the other one. */
const headSide = ({ scene, say }: SceneVoice): string => say(`scene.${scene.wall.runs}`);

const tailSide = ({ scene, say }: SceneVoice): string =>
  scene.wall.runs === 'left' ? say('scene.right') : say('scene.left');

type Act<K extends CeremonyAct['kind']> = Extract<CeremonyAct, { readonly kind: K }>;

const THROW_WORDS = {
  'east-seat': 'scene.act.eastSeat',
  'first-wind': 'scene.act.firstWind',
  'starter-first': 'scene.act.starter',
  starter: 'scene.act.starter',
  wall: 'scene.act.wall',
  'wall-and-stack': 'scene.act.wallAndStack',
} as const;

function throwText(act: Act<'throw'>, voice: SceneVoice): string {
  const { say, scene } = voice;
  const own = sumOf(act.dice);
  const places = {
    who: whoIs(act.seat, voice),
    total: own,
    to: act.reaches === undefined ? '' : inTextWithLetter(act.reaches, 'the', voice),
    ofTo: act.reaches === undefined ? '' : inTextWithLetter(act.reaches, 'of', voice),
  };
  switch (act.for) {
    case 'row-end':
      return own % 2 === 1 ? say('scene.act.rowOdd', places) : say('scene.act.rowEven', places);
    case 'stack':
      return say('scene.act.stack', {
        ...places,
        own,
        total: scene.throws.reduce((sum, { dice }) => sum + sumOf(dice), 0),
      });
    case 'chooser':
    case 'east':
    case 'rank':
      return act.again ? say('scene.act.again', places) : say('scene.act.throw', places);
    default:
      return say(THROW_WORDS[act.for], places);
  }
}

function breachText({ seat, count, place }: Act<'breach'>, voice: SceneVoice): string {
  const { say, scene } = voice;
  // Stacks are counted from the end that they are taken to.
  const places = { who: whoIs(seat, voice), total: count, side: tailSide(voice) };
  const ofTo = inTextWithLetter(place.seat, 'of', voice);
  return [
    say('scene.act.breach', places),
    ...(place.seat === seat ? [] : [say('scene.act.corner', { stack: place.stack, ofTo })]),
    ...(scene.wall.opens === 'gap' ? [say('scene.act.parted')] : []),
  ].join(' ');
}

function looseText({ stacks, renewed }: Act<'loose'>, voice: SceneVoice): string {
  if (renewed) return voice.say('scene.act.renewed');
  const [low = 1, high = low] = stacks;
  const places = { low, high, side: tailSide(voice) };
  return voice.say(low === high ? 'scene.act.loose' : 'scene.act.looseTwo', places);
}

function apartText({ tiles, stacks, replaces }: Act<'set-apart'>, voice: SceneVoice): string {
  const { say } = voice;
  const side = tailSide(voice);
  if (tiles === 0) return say('scene.act.apart.none');
  if (stacks === undefined) return say('scene.act.apart.last', { tiles, side });
  const places = { stacks, tiles, side };
  return say(replaces ? 'scene.act.apart.replaces' : 'scene.act.apart.own', places);
}

function takeText({ seat, tiles, nth }: Act<'take'>, voice: SceneVoice): string {
  const { say } = voice;
  const places = { who: whoIs(seat, voice), side: headSide(voice) };
  if (tiles.length > 2)
    return say(nth === 0 ? 'scene.act.take.first' : 'scene.act.take.next', places);
  if (tiles.length === 2) return say('scene.act.take.tops', places);
  return say(tiles[0]?.layer === 'top' ? 'scene.act.take.top' : 'scene.act.take.bottom', places);
}

function beginText({ seat }: Act<'begin'>, voice: SceneVoice): string {
  const n = voice.scene.seats[seat]?.held.length ?? 0;
  return voice.say('scene.act.begin', { who: whoIs(seat, voice), n, others: n - 1 });
}

function replaceText({ seat, from }: Act<'replace'>, voice: SceneVoice): string {
  const places = { who: whoIs(seat, voice), stack: from.stack, side: tailSide(voice) };
  if (from.layer === 'loose') return voice.say('scene.act.replace.loose', places);
  return voice.say(
    from.layer === 'top' ? 'scene.act.replace.top' : 'scene.act.replace.bottom',
    places,
  );
}

function claimText({ seat, giver, tile }: Act<'claim'>, voice: SceneVoice): string {
  const { say } = voice;
  const who = whoIs(seat, voice);
  const claim = say('scene.act.claim', {
    who,
    tile: tileInText(say, 'the', tile),
    to: inText(giver, 'the', voice),
  });
  if ((giver + 1) % 4 === seat) return claim;
  return `${claim} ${say('scene.act.passed', { ofWho: inText(seat, 'of', voice) })}`;
}

/** What is done in the places of the players. */
function seatingText(
  act: Act<'lot' | 'tidy' | 'draw-wind' | 'choose-seat' | 'sit' | 'start'>,
  voice: SceneVoice,
) {
  const { say } = voice;
  switch (act.kind) {
    case 'lot':
      return say(act.as === 'column' ? 'scene.act.lot.column' : 'scene.act.lot.row', {
        who: whoIs(act.seat, voice),
      });
    case 'tidy':
      return say(act.from === 'left' ? 'scene.act.tidy.left' : 'scene.act.tidy.right');
    case 'draw-wind':
      return say('scene.act.drawWind', {
        who: playerAt(act.seat, voice),
        tile: tileInText(say, 'the', windTile(act.wind)),
      });
    case 'choose-seat':
      return say('scene.act.chooseSeat', { who: playerAt(act.seat, voice) });
    case 'sit':
      return say('scene.act.sit', { player: playerAt(act.east, voice) });
    case 'start':
      return say('scene.act.start', { player: playerAt(act.seat, voice) });
  }
}

/** An act as a sentence, or two. */
export function actText({ act, scene }: Pick<CeremonyStep, 'act' | 'scene'>, say: Say): string {
  const voice = { scene, say };
  const who = 'seat' in act ? whoIs(act.seat, voice) : '';
  switch (act.kind) {
    case 'throw':
      return throwText(act, voice);
    case 'build':
      return say('scene.act.build', { stacks: act.stacks, tiles: act.tiles });
    case 'breach':
      return breachText(act, voice);
    case 'loose':
      return looseText(act, voice);
    case 'set-apart':
      return apartText(act, voice);
    case 'marker':
      return say('scene.act.marker', {
        stack: act.stack,
        side: tailSide(voice),
        tile: tileInText(say, 'the', act.tile),
        to: tileInText(say, 'the', act.pointsAt),
      });
    case 'take':
      return takeText(act, voice);
    case 'flower':
      return scene.flowersDown
        ? say('scene.act.flower.down', { who })
        : say('scene.act.flower', { who });
    case 'begin':
      return beginText(act, voice);
    case 'kong':
      return say('scene.act.kong', { who, tiles: tilesAlike(say, act.tile) });
    case 'replace':
      return replaceText(act, voice);
    case 'discard':
      return say('scene.act.discard', { who, tile: tileInText(say, 'the', act.tile) });
    case 'claim':
      return claimText(act, voice);
    case 'draw':
      return say('scene.act.draw', { who, side: headSide(voice) });
    default:
      return seatingText(act, voice);
  }
}
