type TimeBarProps = {
  /** If undefined, only the axis lines are drawn. */
  minutes: number | undefined
  /** Axis lines in minutes. The last is the end of the axis. */
  axis: readonly number[]
  text: string
}

/** In characters, for a bar across the whole axis. Longer text is placed after the bar. */
const maxLengthInBar = 26

/** A duration as a bar on an axis. Collapses without CSS. */
export function TimeBar({ minutes, axis, text }: TimeBarProps) {
  const whole = axis.at(-1) ?? 1
  const share = (minutes ?? 0) / whole
  const isInside = text.length + 2 <= share * maxLengthInBar
  return (
    <svg className="axis" width="100%" height="0" direction="ltr" aria-hidden="true">
      {axis.map((step) => (
        <line key={step} x1={percent(step / whole)} x2={percent(step / whole)} y2="100%" />
      ))}
      {minutes !== undefined && (
        <>
          <rect y="50%" width={percent(share)} height="2.5rem" />
          <text
            x={isInside ? 0 : percent(share)}
            dx=".7em"
            y="50%"
            dy=".35em"
            className={isInside ? 'inside' : undefined}
          >
            {text}
          </text>
        </>
      )}
    </svg>
  )
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`
