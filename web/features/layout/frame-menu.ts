/** Departments open by their buttons, close by Escape and when focus leaves, and the whole menu closes when a link is followed. */
export function followMenu() {
  const menu = document.getElementById('menu')
  if (!menu) return
  const shelves = [...menu.querySelectorAll<HTMLElement>('[data-shelf]')]

  for (const shelf of shelves) {
    const toggle = shelf.querySelector<HTMLButtonElement>('button[aria-controls]')
    const set = (isOpen: boolean) => {
      shelf.toggleAttribute('data-open', isOpen)
      shelf.toggleAttribute('data-dismissed', !isOpen)
      if (toggle) toggle.ariaExpanded = String(isOpen)
    }
    toggle?.addEventListener('click', () => set(toggle.ariaExpanded !== 'true'))
    shelf.addEventListener('pointerenter', () => {
      shelf.removeAttribute('data-dismissed')
      menu.setAttribute('data-pointed', '')
    })
    shelf.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !shelf.contains(relatedTarget)) set(false)
    })
    shelf.addEventListener('click', ({ target }) => {
      if (!(target instanceof Element && target.closest('a'))) return
      set(false)
      if (menu.matches(':popover-open')) menu.hidePopover()
    })
  }

  // The sheet shows all panels. In the row that it may become, none is on its way out.
  addEventListener('resize', () => menu.removeAttribute('data-pointed'))

  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const shelf of shelves) {
      if (shelf.hasAttribute('data-open') && shelf.contains(document.activeElement)) shelf.querySelector('button')?.focus()
      shelf.removeAttribute('data-open')
      shelf.setAttribute('data-dismissed', '')
      for (const toggle of shelf.querySelectorAll('button')) toggle.ariaExpanded = 'false'
    }
  })
}
