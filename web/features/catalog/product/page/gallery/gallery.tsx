import { Suspense, useEffect, useRef, useState } from 'react'
import { Picture } from '../../../../../components/picture.tsx'
import { late } from '../../../../../late/late.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import { GALLERY_WIDTH } from '../../gallery-width.ts'
import type { PictureView, ProductView } from '../../product.types.ts'
import styles from './gallery.module.css'
import { Thumbnails } from './thumbnails.tsx'

const GalleryStage = late(async () => (await import('./gallery-stage.tsx')).GalleryStage)

interface GalleryProps {
  readonly name: string
  readonly pictures: ProductView['gallery']
  /** Picture of the chosen variant; the gallery scrolls to it. */
  readonly chosen: PictureView | null
}

/** Pictures to swipe through, thumbnails to jump to, and a large view. */
export function Gallery({ name, pictures, chosen }: GalleryProps) {
  const words = useMessages('product')
  const strip = useRef<HTMLUListElement>(null)
  const [position, setPosition] = useState(0)
  const [isStageOpen, setStageOpen] = useState(false)
  const chosenAt = chosen ? pictures.findIndex(({ picture }) => picture.path === chosen.path) : -1

  const show = (index: number) => {
    scrollToPicture(strip.current, index)
    setPosition(index)
  }
  useEffect(() => {
    if (chosenAt >= 0) scrollToPicture(strip.current, chosenAt)
  }, [chosenAt])

  return (
    <div className={styles.gallery}>
      <div className={styles.frame}>
        <ul
          ref={strip}
          className={styles.strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
          tabIndex={0}
          aria-label={words.gallery(name)}
          onScroll={({ currentTarget }) => setPosition(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
        >
          {pictures.map(({ picture, videoUrl }, index) => (
            <li key={picture.path} id={`picture-${index + 1}`}>
              <Picture picture={picture} size="gallery" displayWidth={GALLERY_WIDTH} priority={index === 0 ? 'first' : 'late'} />
              {videoUrl && (
                <a className={styles.video} href={videoUrl} rel="noreferrer">
                  {words.video}
                </a>
              )}
            </li>
          ))}
        </ul>
        <button type="button" className={styles.zoom} aria-label={words.zoom} onClick={() => setStageOpen(true)} />
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} position={position} onShow={show} />}
      {isStageOpen && (
        <Suspense>
          <GalleryStage name={name} pictures={pictures} position={position} onMove={show} onClose={() => setStageOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** The product's pictures, each once, including its main picture and that of the chosen variant. */
export function galleryPictures(
  product: Pick<ProductView, 'gallery' | 'picture'>,
  variantPicture: PictureView | null,
): ProductView['gallery'] {
  const others = [product.picture, ...(variantPicture ? [variantPicture] : [])].map(
    (picture) => ({ __typename: 'GalleryItem', picture, videoUrl: null }) as const,
  )
  const byPath = new Map(product.gallery.map((item) => [item.picture.path, item]))
  for (const item of others) if (!byPath.has(item.picture.path)) byPath.set(item.picture.path, item)
  return [...byPath.values()]
}

function scrollToPicture(strip: HTMLElement | null, index: number) {
  strip?.scrollTo({ left: index * strip.clientWidth, behavior: 'instant' })
}
