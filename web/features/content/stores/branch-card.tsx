import type { Branch, BranchAddress } from '#schema/rules/delivery/branch.types.ts'
import { toLocalTime, weekday } from '#schema/rules/delivery/local-time.ts'
import { closedDays, type OpeningToday, openingToday } from '#schema/rules/delivery/opening-today.ts'
import { useNow } from '../../../components/arrival/use-now.ts'
import { Icon } from '../../../components/icon.tsx'
import { PhoneLink } from '../../../components/links/phone-link.tsx'
import { useShop } from '../../../data/shop.tsx'
import type { Messages } from '../../../messages/messages.types.ts'
import { useMessages } from '../../../messages/use-messages.tsx'
import button from '../../../styles/button.module.css'
import { BranchMap } from './branch-map.tsx'
import styles from './stores.module.css'

/** Days off are announced this many days ahead. */
const AHEAD_DAYS = 28

/** A branch with its hours. The browser adds whether it is open now, because pages are cached. */
export function BranchCard({ branch }: { readonly branch: Branch }) {
  const words = useMessages('content').stores
  const { name, address, phone, opening, map } = branch
  return (
    <section className={styles.branch} id={branch.id} aria-labelledby={`${branch.id}-name`}>
      <div className={styles.facts}>
        <h2 id={`${branch.id}-name`}>{name}</h2>
        <address className={styles.address}>
          {address.street}
          <br />
          {address.city} {address.postcode}
        </address>
        <p className={styles.links}>
          <a className={button.primary} href={directionsUrl(address)} rel="noreferrer">
            {words.directions}
          </a>
          {phone && (
            <PhoneLink className={styles.phone} phone={phone}>
              <Icon name="call" /> {phone}
            </PhoneLink>
          )}
        </p>
        {opening && <Hours branch={{ ...branch, opening }} />}
      </div>
      {map && <BranchMap map={map} label={words.map(name)} name={name} />}
    </section>
  )
}

function Hours({ branch }: { readonly branch: Branch & { readonly opening: NonNullable<Branch['opening']> } }) {
  const words = useMessages('content').stores
  const { language, delivery } = useShop()
  const now = useNow()
  const rules = { ...branch, holidays: delivery?.holidays ?? [] }
  const today = now && weekday(toLocalTime(now, branch.timeZone).date)
  const state = now && openingToday(rules, now)
  const closed = now ? closedDays(rules, now, AHEAD_DAYS) : []
  const dateFormat = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' })
  const dayFormat = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  const dayName = (isoDay: number) => dayFormat.format(new Date(Date.UTC(2024, 0, isoDay)))
  return (
    <>
      <p className={styles.now} data-state={state?.state}>
        {state ? stateText(state, words, dayName) : words.hours}
      </p>
      <table className={styles.hours}>
        <caption className="visually-hidden">{words.hours}</caption>
        <tbody>
          {branch.opening.map((span, i) => (
            <tr key={dayName(i + 1)} aria-current={today === i + 1 ? 'date' : undefined}>
              <th scope="row">{dayName(i + 1)}</th>
              <td>{span ? span.replace('-', '–') : words.closedDay}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {closed.length > 0 && (
        <p className={styles.closed}>
          {words.closedOn(
            new Intl.ListFormat(language).format(closed.map((date) => dateFormat.format(new Date(`${date}T00:00:00Z`)))),
          )}
        </p>
      )}
    </>
  )
}

function stateText(
  { state, hours, next }: OpeningToday,
  words: Messages['content']['stores'],
  dayName: (isoDay: number) => string,
): string {
  if (next) return words.opensNext({ day: dayName(weekday(next.date)), time: next.time })
  if (state === 'closed') return words.closed
  return state === 'open' ? words.open(hours) : words.opens(hours)
}

/** The URL of a map with directions to an address. Nothing is requested before a shopper follows the link. */
export function directionsUrl({ street, city, postcode, country }: BranchAddress): string {
  const destination = [street, `${city} ${postcode}`, country].join(', ')
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`
}
