import { useEffect, useState } from 'react'
import type { HomePageQuery } from '#schema/generated/operations.ts'
import { type OpeningToday, openingToday } from '#schema/rules/delivery/opening-today.ts'
import { Icon } from '../../components/icon.tsx'
import { Link } from '../../components/links/link.tsx'
import { PhoneLink } from '../../components/links/phone-link.tsx'
import { PreferredVat } from '../../components/price/both-vat.tsx'
import { useShop } from '../../data/shop.tsx'
import type { Messages } from '../../messages/messages.types.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './facts.module.css'

type CuttingPrice = NonNullable<NonNullable<HomePageQuery['cutting']>['sheetService']>['price']

/** When orders leave, what cutting costs, and the telephone with today's hours. */
export function Facts({ cutting }: { readonly cutting: CuttingPrice | null }) {
  const words = useMessages('content').home.facts
  const { texts, phone, language } = useShop()
  const today = useOpeningToday()
  return (
    <ul className={`container ${styles.facts}`} aria-label={words.label}>
      {texts.delivery && (
        <li>
          <Icon name="lorry" />
          <Link to={texts.delivery.url} className={styles.fact}>
            <b>{texts.delivery.title}</b> <span>{texts.delivery.text}</span>
          </Link>
        </li>
      )}
      {cutting && !cutting.isUnknown && (
        <li>
          <Icon name="saw" />
          <Link to="/cutting-form" className={styles.fact}>
            <b>{words.cut}</b>{' '}
            <span>
              {words.from} <PreferredVat price={cutting.final} /> {words.cutFrom}
            </span>
          </Link>
        </li>
      )}
      {phone && (
        <li>
          <Icon name="call" />
          <PhoneLink phone={phone} className={styles.fact}>
            <b>{today ? openingText(today, words, language) : words.ring}</b> <span>{phone}</span>
          </PhoneLink>
        </li>
      )}
    </ul>
  )
}

function openingText(
  { state, hours, next }: OpeningToday,
  words: Messages['content']['home']['facts'],
  language: string,
): string {
  if (!next) return state === 'closed' ? words.closed : words[state](hours)
  const day = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${next.date}T00:00:00Z`))
  return words.opensNext({ day, time: next.time })
}

/** Null on the server and until hydration, because a cached page does not know the time. */
function useOpeningToday(): OpeningToday | null {
  const { opening, delivery, ...shop } = useShop()
  const timeZone = delivery?.timeZone ?? shop.timeZone
  const [today, setToday] = useState<OpeningToday | null>(null)
  useEffect(() => {
    setToday(opening && openingToday({ opening, timeZone, holidays: delivery?.holidays ?? [] }, new Date()))
  }, [opening, timeZone, delivery])
  return today
}
