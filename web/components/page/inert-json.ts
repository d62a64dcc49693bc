/** JSON that can stand inside a `<script>` of a data type: no text in it can close the element or open a comment. */
export function inertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
