import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import type { Menu, SitePages } from './menu.types.ts'

/** What stands below every screen; the layout decides how much of it is shown. */
export function PageFooter({ menu, pages }: { menu: Menu; pages: SitePages }) {
  return (
    <>
      <Footer menu={menu} pages={pages} />
      <BottomBar />
    </>
  )
}
