import { useId } from 'react'
import type { BannerViewFragment } from '#schema/generated/operations.ts'
import { Link } from '../../components/links/link.tsx'
import { Picture } from '../../components/picture.tsx'
import styles from './small-banners.module.css'

interface SmallBannersProps {
  readonly title?: string
  readonly banners: readonly BannerViewFragment[]
}

/** Banners as slim tiles, below a heading if there is a title. */
export function SmallBanners({ title, banners }: SmallBannersProps) {
  const id = useId()
  if (banners.length === 0) return null
  if (title === undefined) return <BannerTiles banners={banners} />
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <BannerTiles banners={banners} />
    </section>
  )
}

function BannerTiles({ banners }: Pick<SmallBannersProps, 'banners'>) {
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
