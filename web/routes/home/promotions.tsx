import { useId } from 'react'
import type { BannerViewFragment } from '#schema/generated/operations.ts'
import { Link } from '../../components/links/link.tsx'
import { Picture } from '../../components/picture.tsx'
import styles from './promotions.module.css'

interface PromotionsProps {
  readonly title: string
  readonly banners: readonly BannerViewFragment[]
}

/** The main banners: the first one large, the others beside it. */
export function Promotions({ title, banners }: PromotionsProps) {
  const id = useId()
  if (banners.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {title}
      </h2>
      <ul className={styles.promotions}>
        {banners.map((banner) => (
          <li key={banner.url + banner.title} className={styles.promotion}>
            {banner.picture && (
              <div className={styles.picture}>
                <Picture picture={banner.picture} size="banner" displayWidth="(min-width: 64rem) 30rem, 100vw" isDecorative />
              </div>
            )}
            <div className={styles.text}>
              <h3>
                <Link to={banner.url} className={styles.link}>
                  {banner.title}
                </Link>
              </h3>
              {banner.subtitle && <p>{banner.subtitle}</p>}
              {banner.action && (
                <p className={styles.action} aria-hidden="true">
                  {banner.action} →
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
