import { pushStart } from './data-layer.ts'

const MARK = 'data-tag-container'

export const hasContainer = (): boolean => document.querySelector(`script[${MARK}]`) !== null

/** Loads the merchant's tag container, once per page. */
export function loadContainer(url: string) {
  if (hasContainer()) return
  pushStart(Date.now())
  const script = document.createElement('script')
  script.src = url
  script.async = true
  script.setAttribute(MARK, '')
  document.head.append(script)
}
