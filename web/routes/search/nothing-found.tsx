import type { SearchPageQuery } from '#schema/generated/operations.ts'
import { unbrokenSizes } from '#schema/rules/unbroken-sizes.ts'
import { PhoneLink } from '../../components/links/phone-link.tsx'
import { Tiles } from '../../components/links/tiles.tsx'
import { useShop } from '../../data/shop.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './nothing-found.module.css'

interface DepartmentsProps {
  readonly departments: NonNullable<SearchPageQuery['products']>['suggestions']['nearest']
}

/** Suggestions after a search without results: other words, a telephone number and departments. @source SEARCH-34 */
export function NothingFound({ departments }: DepartmentsProps) {
  const { search: words } = useMessages('listing')
  const { texts, phone } = useShop()
  return (
    <section className={styles.nothing}>
      <Drawing />
      <div className={styles.words}>
        <ul className={styles.advice}>
          {texts.searchAdvice.map((sentence) => (
            <li key={sentence}>{unbrokenSizes(sentence)}</li>
          ))}
        </ul>
        {phone && (
          <p>
            {words.ask} <PhoneLink phone={phone}>{phone.replaceAll(' ', '\u00a0')}</PhoneLink>
          </p>
        )}
      </div>
      <Departments departments={departments} />
    </section>
  )
}

/** Departments as tiles; nothing if there are none. @source UI-53 */
export function Departments({ departments }: DepartmentsProps) {
  const { search: words, results } = useMessages('listing')
  return (
    departments.length > 0 && (
      <div className={styles.departments}>
        <h2>{words.nearest}</h2>
        <Tiles
          isSmall
          label={words.nearest}
          tiles={departments.map(({ id, name, url, productCount, picture }) => ({
            key: id,
            to: url,
            text: name,
            note: results({ total: productCount, isExact: true }),
            picture,
          }))}
        />
      </div>
    )
  )
}

/** Illustration: a magnifying glass over a board, with nothing but grain in it. */
function Drawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 170" aria-hidden="true">
      <path className={styles.board} d="M16 48h176v72H16z" />
      <path className={styles.grain} d="M16 66c50-10 90 10 176-2M16 84c40 6 70-14 176 2M16 102c60 8 96-8 176-2" />
      <circle className={styles.glass} cx="140" cy="84" r="46" />
      <path className={styles.grain} d="M97 70c24-12 60 12 87-4M95 86c30-8 56 14 90-2M99 104c26 8 52-8 82 0" />
      <path className={styles.rim} d="M140 38a46 46 0 1 1-.1 0z" />
      <path className={styles.handle} d="M174 118l38 36" />
    </svg>
  )
}
