import styles from './merchant-text.module.css'
import { RichText } from './rich-text.tsx'

interface MerchantTextProps {
  /** Sanitised by the server. */
  readonly html: string
  readonly className?: string | undefined
}

/** A text with the merchant's pictures, tables, columns and videos. @source CMS-21, CMS-22 */
export const MerchantText = ({ html, className = '' }: MerchantTextProps) => (
  <RichText className={`prose ${styles.text} ${className}`} html={html} />
)
