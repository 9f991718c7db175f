import sharp from 'sharp';

/** The color that most of a picture has, six hex digits: it fills the place until the picture loads. */
export async function dominantColor(file: string): Promise<string> {
  const { dominant } = await sharp(file).stats();
  return [dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('');
}
