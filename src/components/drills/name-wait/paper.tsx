import { tileName } from '../../../i18n/hand/tile-names.ts';
import { kindName, waitKindVerdict } from '../../../i18n/waits/wait-kind-words.ts';
import { Boxes } from '../../boards/blanks.tsx';
import { PlacedTiles } from '../../boards/PlacedTiles.tsx';
import type { PaperView } from '../view.ts';
import { HandToName, type NameWaitTypes } from './WaitKindBoard.tsx';

export const WAIT_KIND_PAPER: PaperView<NameWaitTypes> = {
  ask: ({ tile, placing }, { say }) =>
    say(placing ? 'waitKind.askReading' : 'waitKind.ask', { tile: tileName(say, tile) }),
  Position: (props) => <HandToName {...props} placing={props.shown.placing} />,
  Blank: ({ shown, say }) => (
    <Boxes label={say('waitKind.kinds')} items={shown.names.map((name) => kindName(say, name))} />
  ),
  Solved: ({ shown: { concealed, tile }, verdict, say }) =>
    verdict.ways.map((way, at) => (
      <div key={at}>
        <p>{waitKindVerdict(say, { verdict, way, at })}</p>
        <PlacedTiles {...{ concealed, say }} placing={way.placing} coming={tile} size="small" />
      </div>
    )),
  lesson: {},
};
