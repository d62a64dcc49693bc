import { Page } from '../../components/page/page.tsx'
import { Comparison } from '../../features/compare/index.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './compare.module.css'

/** The frame is the same for everyone; what is compared is on the device. @source SCREEN-6 */
export function Component() {
  const words = useMessages('compare')
  return (
    <Page title={words.title} description={words.description} canonical="/compare" robots="noindex, follow">
      <div className={`container ${styles.page}`}>
        <h1>{words.title}</h1>
        <p className={styles.needsScripts}>{words.needsScripts}</p>
        <Comparison />
      </div>
    </Page>
  )
}
