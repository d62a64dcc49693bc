import type { BannerViewFragment } from '#schema/generated/operations.ts'
import { Link } from '../../components/links/link.tsx'
import { Picture } from '../../components/picture.tsx'
import styles from './small-banners.module.css'

export function SmallBanners({ banners }: { readonly banners: readonly BannerViewFragment[] }) {
  if (banners.length === 0) return null
  return (
    <ul className={styles.banners}>
      {banners.map(({ title, subtitle, url, picture }) => (
        <li key={url + title}>
          <Link to={url} className={styles.banner}>
            {picture && (
              <span className={styles.picture}>
                <Picture picture={picture} size="line" displayWidth="6rem" isDecorative />
              </span>
            )}
            <span className={styles.text}>
              <span className={styles.title}>{title}</span>
              {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
