import type { ReactNode } from 'react'
import styles from './device-page.module.css'
import { Page } from './page.tsx'

interface DevicePageProps {
  readonly title: string
  readonly description: string
  readonly canonical: string
  /** Says to browsers without scripts that there is nothing to see, and why. */
  readonly needsScripts: string
  readonly children: ReactNode
}

/** A page whose frame is the same for everyone; what it shows is on the device, and nothing for search engines. */
export function DevicePage({ title, description, canonical, needsScripts, children }: DevicePageProps) {
  return (
    <Page title={title} description={description} canonical={canonical} robots="noindex, follow">
      <div className={`container ${styles.page}`}>
        <h1>{title}</h1>
        <p className={styles.needsScripts}>{needsScripts}</p>
        {children}
      </div>
    </Page>
  )
}
