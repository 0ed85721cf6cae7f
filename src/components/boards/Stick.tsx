/** A flat stick of bone with the holes that tell what it is worth. */
const LENGTH = 96;
const HEIGHT = 14;
const APART = 8;

export function Stick({ holes }: { readonly holes: number }) {
  const first = LENGTH / 2 - ((holes - 1) * APART) / 2;
  return (
    <svg width={LENGTH} height={HEIGHT} viewBox={`0 0 ${LENGTH} ${HEIGHT}`} aria-hidden="true">
      <rect
        x="0.75"
        y="1.75"
        width={LENGTH - 1.5}
        height={HEIGHT - 3.5}
        rx="4"
        fill="var(--ivory)"
        stroke="var(--tile-soft)"
        stroke-width="1.5"
      />
      {Array.from({ length: holes }, (_, at) => (
        <circle key={at} cx={first + at * APART} cy={HEIGHT / 2} r="2" fill="var(--tile-ink)" />
      ))}
    </svg>
  );
}
