// The paths on which most visits begin, apart from the others: the script in the html carries them.
export const homePath = '/';
export const productsPath = '/product';
export const detailPath = '/detail';
