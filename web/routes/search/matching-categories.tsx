import type { SearchPageQuery } from '#schema/generated/operations.ts'
import { Chips } from '../../components/links/chips.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './search.module.css'

type CategoryList = NonNullable<SearchPageQuery['products']>['suggestions']['categories']

/** Categories whose names match what was searched for. */
export function MatchingCategories({ categories }: { readonly categories: CategoryList }) {
  const words = useMessages('listing').search
  if (categories.length === 0) return null
  return (
    <div className={styles.categories}>
      <p>{words.categories}</p>
      <Chips label={words.categories} chips={categories.map(({ id, name, url }) => ({ key: id, to: url, text: name }))} />
    </div>
  )
}
