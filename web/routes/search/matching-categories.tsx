import type { SearchPageQuery } from '#schema/generated/operations.ts'
import { Chips } from '../../components/chips.tsx'
import { useSearchMessages } from '../../messages/search.ts'
import styles from './search.module.css'

type Shelves = NonNullable<SearchPageQuery['products']>['suggestions']['categories']

/** Categories whose names match what was searched for. */
export function MatchingShelves({ shelves }: { readonly shelves: Shelves }) {
  const words = useSearchMessages()
  if (shelves.length === 0) return null
  return (
    <div className={styles.shelves}>
      <p>{words.categories}</p>
      <Chips label={words.categories} chips={shelves.map(({ id, name, url }) => ({ key: id, to: url, text: name }))} />
    </div>
  )
}
