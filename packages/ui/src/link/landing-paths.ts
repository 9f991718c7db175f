// The paths on which most visits start. A separate file, because the inline script of the HTML contains them.
export const homePath = '/';
export const productsPath = '/product';
export const detailPath = '/detail';
