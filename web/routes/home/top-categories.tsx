import type { HomePageQuery } from '#schema/generated/operations.ts'
import { Chips } from '../../components/links/chips.tsx'
import { Tiles } from '../../components/links/tiles.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './top-categories.module.css'

/** Categories with a picture of their own. */
const MOST_TILES = 6

/** The first top-level categories as tiles, the others as chips. */
export function TopCategories({ categories }: { readonly categories: HomePageQuery['menu'] }) {
  const words = useMessages('content').home
  if (!categories?.length) return null
  return (
    <section className={styles.categories} aria-labelledby="categories-title">
      <h2 id="categories-title">{words.categories}</h2>
      <Tiles
        tiles={categories.slice(0, MOST_TILES).map(({ id, name, url, productCount, picture }) => ({
          key: id,
          to: url,
          text: name,
          picture,
          note: words.products(productCount),
        }))}
      />
      {categories.length > MOST_TILES && (
        <div className={styles.more}>
          <Chips
            label={words.more}
            chips={categories.slice(MOST_TILES).map(({ id, name, url }) => ({ key: id, to: url, text: name }))}
          />
        </div>
      )}
    </section>
  )
}
