import classes from './drawing.module.css'

/** Illustrations of empty states, 180 pixels wide. */
const drawings = {
  messages: (
    <>
      <path className={classes.bone} d="M20 34a6 6 0 0 1 6-6h128a6 6 0 0 1 6 6v92a6 6 0 0 1-6 6H26a6 6 0 0 1-6-6z" />
      <path className={classes.paper} d="M22 130 90 76l68 54q-2 2-4 2H26q-2 0-4-2Z" />
      <path className={classes.flap} d="M22 30 90 84l68-54q-2-2-4-2H26q-2 0-4 2Z" />
      <circle className={classes.pine} cx="90" cy="84" r="17" />
      <path className={classes.mark} d="m82 85 8-6 8 6m-16 7 8-6 8 6" />
    </>
  ),
  visitors: (
    <>
      <path className={classes.bone} d="M48 14a6 6 0 0 1 6-6h72a6 6 0 0 1 6 6v122H48z" />
      <path className={classes.sun} d="M110 16h14v120h-14z" />
      <path className={classes.pine} d="M56 16h54v120H56z" />
      <path className={classes.sun} d="M65 28h16v15H65zm20 0h16v15H85zM65 47h16v15H65zm20 0h16v15H85z" />
      <path className={classes.carved} d="M66 76h35v44H66z" />
      <circle className={classes.sun} cx="104" cy="84" r="3.5" />
      <path className={classes.line} d="M38 136h98l8 8H30z" />
    </>
  ),
  websites: (
    <>
      <path className={classes.bone} d="M16 30a8 8 0 0 1 8-8h132a8 8 0 0 1 8 8v98a8 8 0 0 1-8 8H24a8 8 0 0 1-8-8z" />
      <path className={classes.paper} d="M16 42h148v86a8 8 0 0 1-8 8H24a8 8 0 0 1-8-8z" />
      <path className={classes.line} d="M27 32m-3 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0m11 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0" />
      <path className={classes.pine} d="M16 42h148v46H16z" />
      <path className={classes.light} d="M30 56h58v6H30zm0 12h38v6H30z" />
      <path className={classes.sun} d="M120 54h30v22h-30z" />
      <path className={classes.line} d="M30 100h34v24H30zm43 0h34v24H73zm43 0h34v24h-34z" />
    </>
  ),
  pictures: (
    <>
      <path className={classes.line} d="m34 42 104-14a6 6 0 0 1 7 5l9 70-112 15z" />
      <path className={classes.paper} d="M22 52a6 6 0 0 1 6-6h112a6 6 0 0 1 6 6v78a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6z" />
      <path className={classes.bone} d="M30 54h108v64H30z" />
      <circle className={classes.sun} cx="116" cy="74" r="10" />
      <path className={classes.pine} d="m30 118 34-42 24 28 14-14 28 28z" />
    </>
  ),
  versions: (
    <>
      <path className={classes.line} d="M58 22a6 6 0 0 1 6-6h72a6 6 0 0 1 6 6v86a6 6 0 0 1-6 6H64a6 6 0 0 1-6-6z" />
      <path className={classes.bone} d="M46 32a6 6 0 0 1 6-6h72a6 6 0 0 1 6 6v86a6 6 0 0 1-6 6H52a6 6 0 0 1-6-6z" />
      <path className={classes.paper} d="M34 42a6 6 0 0 1 6-6h72a6 6 0 0 1 6 6v88a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6z" />
      <path className={classes.pine} d="M34 42a6 6 0 0 1 6-6h72a6 6 0 0 1 6 6v30H34z" />
      <path className={classes.light} d="M46 50h34v5H46zm0 10h22v5H46z" />
      <path className={classes.line} d="M46 84h60v5H46zm0 11h60v5H46zm0 11h38v5H46z" />
      <circle className={classes.sun} cx="122" cy="120" r="20" />
      <path className={classes.hands} d="M122 108v12l9 6" />
    </>
  ),
}

export type DrawingName = keyof typeof drawings

export const Drawing = ({ name }: { name: DrawingName }) => (
  <svg className={classes.drawing} viewBox="0 0 180 152" aria-hidden="true">
    <ellipse className={classes.shade} cx="90" cy="143" rx="72" ry="6" />
    {drawings[name]}
  </svg>
)
