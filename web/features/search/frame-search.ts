/** Fetches suggestions when the search field is first used; the form works without them. */
export function followSearch() {
  const search = document.querySelector<HTMLElement>('[data-search]')
  const input = search?.querySelector('input')
  if (!search || !input) return
  const start = () => {
    import('./suggest.tsx').then(
      ({ suggest }) => suggest(search),
      (error) => console.warn('Searching works without suggestions', error),
    )
  }
  if (document.activeElement === input) start()
  else input.addEventListener('focus', start, { once: true })

  for (const link of document.querySelectorAll(`a[href="#${input.id}"]`)) {
    link.addEventListener('click', (event) => {
      event.preventDefault()
      input.focus({ preventScroll: true })
    })
  }
}
