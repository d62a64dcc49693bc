import { Header } from './header.tsx'
import type { Menu, SitePages } from './menu.types.ts'
import { SkipLink } from './skip-link.tsx'

interface PageHeaderProps {
  menu: Menu
  pages: SitePages
  /** What this page is the result of searching for. */
  term?: string
}

/** What stands above every screen; the layout decides how much of it is shown. */
export function PageHeader({ menu, pages, term = '' }: PageHeaderProps) {
  return (
    <>
      <SkipLink />
      <Header menu={menu} help={pages?.help ?? []} term={term} />
      <div id="network" role="status" />
    </>
  )
}
