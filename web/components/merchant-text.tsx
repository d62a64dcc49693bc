import styles from './merchant-text.module.css'
import { RichText, type RichTextProps } from './rich-text.tsx'

/** A text with the merchant's pictures, tables, columns and videos. @source CMS-21, CMS-22 */
export const MerchantText = ({ html, className = '' }: RichTextProps) => (
  <RichText className={`prose ${styles.text} ${className}`} html={html} />
)
