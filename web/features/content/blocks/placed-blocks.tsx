import type { PlacedBlockFragment } from '#schema/generated/operations.ts'
import { MerchantText } from '../../../components/merchant-text.tsx'
import styles from './placed-blocks.module.css'

/** Texts the merchant has placed on a page. @source CMS-24 */
export const PlacedBlocks = ({ blocks }: { readonly blocks: readonly PlacedBlockFragment[] | null }) =>
  blocks?.map(({ id, content }) => <MerchantText key={id} className={styles.block} html={content} />)
