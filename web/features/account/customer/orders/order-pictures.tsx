import { Picture } from '../../../../components/picture.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { PastOrder } from './order-history.ts'
import styles from './orders.module.css'

/** The number of pictures in one row of a phone. */
const MOST_PICTURES = 4

/** Pictures of the first products of an order, and how many lines have none here. Nothing if the order has no pictures. */
export function OrderPictures({ lines }: Pick<PastOrder, 'lines'>) {
  const words = useMessages('account')
  const pictures = lines.flatMap(({ picture }) => picture ?? []).slice(0, MOST_PICTURES)
  if (pictures.length === 0) return null
  const others = lines.length - pictures.length
  return (
    <p className={styles.pictures}>
      {pictures.map((picture, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change, and a product may be on two of them
        <span key={position}>
          <Picture picture={picture} size="line" displayWidth="4rem" />
        </span>
      ))}
      {others > 0 && <span>{words.moreLines(others)}</span>}
    </p>
  )
}
