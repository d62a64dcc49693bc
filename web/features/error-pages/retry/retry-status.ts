/** Id of the element that says what the script of a 503 page does. */
const ID = 'retry-status'

/** What the server writes: an empty element with the words for the script. */
export const retryStatus = ({ waiting, stopped }: { readonly waiting: string; readonly stopped: string }) => ({
  id: ID,
  'data-waiting': waiting,
  'data-stopped': stopped,
})

/** Says that another try follows, or that the last one failed. */
export function showRetryStatus(state: 'waiting' | 'stopped') {
  const place = document.getElementById(ID)
  if (place) place.textContent = place.dataset[state] ?? ''
}
