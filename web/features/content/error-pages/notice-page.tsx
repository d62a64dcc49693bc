import type { ReactNode } from 'react'
import { Page } from '../../../components/page/page.tsx'
import { LogEnd, type LogEndKind } from './log-end.tsx'
import styles from './notice-page.module.css'

interface NoticePageProps {
  title: string
  text: string
  drawing: LogEndKind | null
  children: ReactNode
}

/** A page with one message and links. */
export function NoticePage({ title, text, drawing, children }: NoticePageProps) {
  return (
    <Page title={title} robots="noindex">
      <div className={`container ${styles.notice}`}>
        {drawing && <LogEnd kind={drawing} />}
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className={styles.text}>{text}</p>
          {children}
        </div>
      </div>
    </Page>
  )
}
