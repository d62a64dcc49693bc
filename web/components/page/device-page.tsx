import type { ReactNode } from 'react'
import styles from './device-page.module.css'
import { Page } from './page.tsx'
import { WaysOn } from './ways-on.tsx'

interface DevicePageProps {
  readonly title: string
  /** The part that is shown, which the document's title names first. */
  readonly section?: string | null
  readonly description: string
  readonly canonical: string
  /** Shown if JavaScript is off. */
  readonly needsScripts: string
  /** Shoppers pay or read personal data here, and are not asked for consent. */
  readonly isPrivate?: boolean
  readonly children: ReactNode
}

/** A page that shows data of the device. Its HTML is the same for everyone, and search engines do not index it. @source USER-38 */
export function DevicePage({ title, section, description, canonical, needsScripts, isPrivate, children }: DevicePageProps) {
  return (
    <Page
      title={section ? `${section}, ${title}` : title}
      description={description}
      canonical={canonical}
      robots="noindex, follow"
    >
      <div className={`container ${styles.page}`} data-private={isPrivate || undefined}>
        <h1>{title}</h1>
        <p className={styles.needsScripts}>{needsScripts}</p>
        <noscript>{import.meta.env.SSR && <WaysOn />}</noscript>
        {children}
      </div>
    </Page>
  )
}
