import classes from './published.module.css'

/** A quiet moment of joy: a roof draws itself, row by row, and the sun comes up behind it. Still for those who want less motion. */
export function LiveSign() {
  return (
    <svg className={classes.sign} viewBox="0 0 96 72" aria-hidden="true">
      <circle className={classes.sun} cx="48" cy="34" r="20" />
      {[40, 52, 64].map((y) => (
        <path key={y} className={classes.row} pathLength="1" d={`M16 ${y} 48 ${y - 24}l32 24`} />
      ))}
    </svg>
  )
}
