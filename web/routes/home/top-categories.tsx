import type { HomePageQuery } from '#schema/generated/operations.ts'
import { Chips } from '../../components/links/chips.tsx'
import { Link } from '../../components/links/link.tsx'
import { Picture } from '../../components/picture.tsx'
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
      <ul className={styles.tiles}>
        {categories.slice(0, MOST_TILES).map(({ id, name, url, productCount, picture }) => (
          <li key={id}>
            <Link to={url} className={styles.tile}>
              <span className={styles.ground}>
                {picture && <Picture picture={picture} size="line" displayWidth="(min-width: 48rem) 8rem, 30vw" isDecorative />}
              </span>
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{words.products(productCount)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {categories.length > MOST_TILES && (
        <Chips
          label={words.more}
          chips={categories.slice(MOST_TILES).map(({ id, name, url }) => ({ key: id, to: url, text: name }))}
        />
      )}
    </section>
  )
}
