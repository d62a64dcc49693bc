const PATHS = {
  account: 'M12 11.5a3.8 3.8 0 1 0 0-7.5 3.8 3.8 0 0 0 0 7.5ZM4.5 20c.6-3.9 3.6-6 7.5-6s6.9 2.1 7.5 6',
  bin: 'M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13h9l1-13M10.3 11v5.5M13.7 11v5.5',
  call: 'M6.6 3.5 9.3 6.8 7.9 9.4a12 12 0 0 0 6.7 6.7l2.6-1.4 3.3 2.7-.9 2.9c-.3.8-1 1.2-1.8 1.1C9.9 20.6 3.4 14.1 2.6 6.2c-.1-.8.3-1.5 1.1-1.8Z',
  cart: 'M3 4h2.6l2.3 11.5h10.2L20.3 7.5H6.3M9.5 20h.01M16.5 20h.01',
  close: 'm5 5 14 14M19 5 5 19',
  down: 'm6 9 6 6 6-6',
  edit: 'M4 20l1-4.5L16.5 4a2.1 2.1 0 0 1 3 3L8 18.5ZM14 6.5l3.5 3.5',
  grid: 'M4 4.5h6.5V11H4ZM13.5 4.5H20V11h-6.5ZM4 14h6.5v6.5H4ZM13.5 14H20v6.5h-6.5Z',
  heart: 'M12 20C6.5 16 3.5 12.6 3.5 9a4.4 4.4 0 0 1 8.5-1.6A4.4 4.4 0 0 1 20.5 9c0 3.6-3 7-8.5 11Z',
  home: 'M3.5 11 12 4l8.5 7M6 9.5V20h4.5v-6h3v6H18V9.5',
  lorry:
    'M3 6.5h11V16H3ZM14 10h4l3 3v3h-7M7 18.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6ZM17.5 18.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  lock: 'M6 10.5h12V20H6ZM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  next: 'm9 5 7 7-7 7',
  rows: 'M4 5h4v4H4ZM4 15h4v4H4ZM11.5 6h8.5M11.5 8.5h5M11.5 16h8.5M11.5 18.5h5',
  saw: 'M12 17.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM12 13.4a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8ZM12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2.1 2.1M15.9 15.9 18 18M18 6l-2.1 2.1M8.1 15.9 6 18',
  search: 'M15.6 15.6 21 21M17.5 10.7a6.8 6.8 0 1 1-13.6 0 6.8 6.8 0 0 1 13.6 0Z',
  past: 'M12 7.5V12l3 2M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5',
} as const

type IconName = keyof typeof PATHS

/** A decorative icon, hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
