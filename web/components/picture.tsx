import { PICTURE_SIZES, type PictureFormat, type PictureSize, pictureUrl } from '#schema/rules/picture.ts'
import styles from './picture.module.css'

interface PictureProps {
  readonly picture: { readonly path: string; readonly alt: string }
  readonly size: PictureSize
  /** Width it is shown in, as the `sizes` attribute says it; its own width by default. */
  readonly shown?: string
  /** In the first view: loaded at once. The most important one of the page is `first`. */
  readonly priority?: 'first' | 'early' | 'late'
  /** Words stand beside it, so that reading it out would repeat them. */
  readonly isDecorative?: boolean
  readonly className?: string | undefined
}

/** A product picture in both formats and densities, with its place kept free while it loads. */
export function Picture({ picture, size, shown, priority = 'late', isDecorative = false, className }: PictureProps) {
  const { width, height } = PICTURE_SIZES[size]
  const sources = (format: PictureFormat) =>
    `${pictureUrl(picture.path, size, format)} ${width}w, ${pictureUrl(picture.path, size, format, 2)} ${width * 2}w`
  const sizes = shown ?? `${width}px`
  return (
    <picture className={styles.frame}>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        className={className ? `${styles.picture} ${className}` : styles.picture}
        src={pictureUrl(picture.path, size, 'webp')}
        srcSet={sources('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={isDecorative ? '' : picture.alt}
        loading={priority === 'late' ? 'lazy' : 'eager'}
        decoding="async"
        {...(priority === 'first' && { fetchPriority: 'high' })}
      />
    </picture>
  )
}
