import { useEffect } from 'react'

/**
 * Takes a file dropped anywhere on the page and not handled elsewhere, because the browser would open it in place of the shop.
 * @source QUICK-2
 */
export function useDroppedFile(take: (file: File) => unknown) {
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? []
      if (!file || event.defaultPrevented) return
      event.preventDefault()
      take(file)
    }
    addEventListener('dragover', over)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('drop', drop)
    }
  }, [take])
}
