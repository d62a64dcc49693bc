import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import type { ShellData } from './shell-data.ts'

/** What stands below every screen; the layout decides how much of it is shown. */
export function PageFooter({ data: { menu, pages, year } }: { readonly data: ShellData }) {
  return (
    <>
      <Footer menu={menu} pages={pages} year={year} />
      <BottomBar />
    </>
  )
}
