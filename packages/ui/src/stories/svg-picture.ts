/** URL of a picture that needs no server. Pages refuse `data:` addresses. */
export function svgPicture(svg: string): string {
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
}
