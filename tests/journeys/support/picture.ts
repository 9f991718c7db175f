const redPixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC';

/** A picture file of one pixel. */
export function picture(name = 'defect.png'): File {
  const bytes = Uint8Array.from(atob(redPixel), (character) => character.charCodeAt(0));
  return new File([bytes], name, { type: 'image/png' });
}
