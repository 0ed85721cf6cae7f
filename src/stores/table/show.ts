/**
 * Shows one thing after another, and waits for the calls that bring it. What the reader wishes
 * begins a visit: whatever an older one would still show or bring goes nowhere.
 */

export interface Visit<What> {
  readonly isOn: () => boolean;
  readonly isHurried: () => boolean;
  /** What a call brings; nothing where the visit ended meanwhile. */
  readonly wait: <Value>(call: Promise<Value>) => Promise<Value | undefined>;
  /** Puts one frame after another, each for as long as what it shows takes; false where the visit ended. */
  readonly frames: <Frame>(
    frames: readonly Frame[],
    put: (frame: Frame) => void,
    what: (frame: Frame) => What,
  ) => Promise<boolean>;
}

interface Show<What> {
  /** Where something fails under way, it can be done `again`. */
  readonly begin: (work: (visit: Visit<What>) => Promise<void>) => Promise<void>;
  readonly again: () => Promise<void>;
  /** The frames that are being shown are waited for no more. */
  readonly hurry: () => void;
  readonly stop: () => void;
}

interface Options<What> {
  /** Resolves once what was shown has been seen. */
  readonly pause: (what: What) => Promise<void>;
  /** A hurry brings the next frame only. */
  readonly isStepped?: () => boolean;
  /** A visit that nobody has left has failed. */
  readonly onFailure: () => void;
}

export function createShow<What>(options: Options<What>): Show<What> {
  const { pause, isStepped, onFailure } = options;
  let visits = 0;
  let isHurried = false;
  let wake = (): void => undefined;
  let again = (): Promise<void> => Promise.resolve();

  const between = async (what: What): Promise<void> => {
    if (isHurried) return;
    const hurried = new Promise<void>((resolve) => {
      wake = resolve;
    });
    await Promise.race([pause(what), hurried]);
  };
  const visitOf = (own: number): Visit<What> => {
    const isOn = (): boolean => own === visits;
    return {
      isOn,
      isHurried: () => isHurried,
      wait: async (call) => {
        const value = await call;
        return isOn() ? value : undefined;
      },
      frames: async (frames, put, what) => {
        isHurried = false;
        for (const frame of frames) {
          put(frame);
          await between(what(frame));
          if (!isOn()) return false;
        }
        return isOn();
      },
    };
  };
  const begin: Show<What>['begin'] = async (work) => {
    const visit = visitOf(++visits);
    try {
      await work(visit);
    } catch {
      if (!visit.isOn()) return;
      again = () => begin(work);
      onFailure();
    }
  };
  return {
    begin,
    again: () => again(),
    hurry: () => {
      isHurried = !isStepped?.();
      wake();
    },
    stop: () => {
      visits++;
      wake();
    },
  };
}
