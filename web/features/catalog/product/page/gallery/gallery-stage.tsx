import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { PICTURE_SIZES } from '#schema/rules/picture.ts'
import { Dialog } from '../../../../../components/dialog/index.ts'
import { Picture } from '../../../../../components/picture.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import { GALLERY_WIDTH } from '../../gallery-width.ts'
import type { ProductView } from '../../product.types.ts'
import { pressedPoint } from './enlarged-point.ts'
import styles from './gallery-stage.module.css'
import { PictureSteps } from './picture-steps.tsx'

interface GalleryStageProps {
  readonly name: string
  readonly pictures: ProductView['gallery']
  readonly position: number
  readonly onMove: (position: number) => void
  readonly onClose: () => void
}

/**
 * One picture in a dialog, as large as the window allows, or in full size around the point that is clicked. Arrow keys change the picture.
 * The size that the gallery has loaded is shown until the large one has loaded.
 * @source PROD-87
 */
export function GalleryStage({ name, pictures, position, onMove, onClose }: GalleryStageProps) {
  const words = useMessages('product')
  const view = useRef<HTMLButtonElement>(null)
  /** The point in the middle of the full size; null for the whole picture. */
  const [point, setPoint] = useState<ReturnType<typeof pressedPoint> | null>(null)
  useLayoutEffect(() => {
    const { current: box } = view
    if (box && point)
      box.scrollTo(point.x * box.scrollWidth - box.clientWidth / 2, point.y * box.scrollHeight - box.clientHeight / 2)
  }, [point])
  const item = pictures[position]
  if (!item) return null
  const step = (by: number) => onMove((position + by + pictures.length) % pictures.length)
  const toggleSize = ({ currentTarget, detail, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    // A key has no position.
    const press = detail > 0 ? { x: clientX - left, y: clientY - top } : { x: width / 2, y: height / 2 }
    setPoint(point ? null : pressedPoint(press, { width, height }, PICTURE_SIZES.gallery))
  }
  return (
    <Dialog
      title={name}
      kind="stage"
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') step(-1)
        if (key === 'ArrowRight') step(1)
      }}
    >
      <div className={styles.stage}>
        <button
          ref={view}
          type="button"
          className={styles.view}
          data-large={point !== null || undefined}
          aria-pressed={point !== null}
          aria-label={words.zoom}
          onClick={toggleSize}
        >
          {[GALLERY_WIDTH, '1200px'].map((displayWidth) => (
            <Picture
              key={displayWidth + item.picture.path}
              picture={item.picture}
              size="gallery"
              displayWidth={displayWidth}
              priority="early"
              isDecorative
            />
          ))}
        </button>
        {pictures.length > 1 && (
          <PictureSteps position={position} total={pictures.length} onShow={onMove} className={styles.steps} />
        )}
      </div>
    </Dialog>
  )
}
