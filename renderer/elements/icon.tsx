/** Line drawings on a 24 by 24 grid. */
const paths = {
  menu: 'M4 8h16M4 16h16',
  close: 'M6 6l12 12M18 6 6 18',
  play: 'M8 5.5v13l11-6.5z',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  phone: 'M5 4h4l1.7 4.7-2.2 1.7a12 12 0 0 0 5.1 5.1l1.7-2.2L20 15v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1Z',
  mail: 'M4 6h16v12H4zl8 7 8-7',
  chat: 'M4 20l1.3-3.9A8.3 8.3 0 1 1 8.2 19ZM9 8.2c-.8 2.8 3 7 6.2 6.6l.5-1.7-2-1-1 .9a5 5 0 0 1-2.3-2.3l.9-1-1-2Z',
  area: 'M4 6.5 9 4l6 2.5L20 4v13.5L15 20l-6-2.5L4 20ZM9 4v13.5M15 6.5V20',
  languages: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3.5 9.5h17M3.5 14.5h17M12 3c-5 5-5 13 0 18 5-5 5-13 0-18',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5l3.5 2',
} as const

export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
