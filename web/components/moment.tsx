import { useShop } from '../data/shop.tsx'

/** A date, or a time and date, as the shop writes them: '14:05, 20 November 2026'. */
export function Moment({ at, hasTime = false }: { readonly at: string; readonly hasTime?: boolean }) {
  const { language, timeZone } = useShop()
  const moment = new Date(at)
  if (Number.isNaN(moment.getTime())) return null
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone })
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  return <time dateTime={at}>{hasTime ? `${time.format(moment)}, ${date.format(moment)}` : date.format(moment)}</time>
}
