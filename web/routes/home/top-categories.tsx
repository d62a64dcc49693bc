import type { HomePageQuery } from '#schema/generated/operations.ts'
import { Link } from '../../components/links/link.tsx'
import { Picture } from '../../components/picture.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './top-categories.module.css'

/** The top-level categories as tiles. */
export function TopCategories({ categories }: { readonly categories: HomePageQuery['menu'] }) {
  const words = useMessages('content').home
  if (!categories?.length) return null
  return (
    <section className={styles.categories} aria-labelledby="categories-title">
      <h2 id="categories-title">{words.categories}</h2>
      <ul className={styles.tiles}>
        {categories.map(({ id, name, url, productCount, picture }) => (
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
    </section>
  )
}
